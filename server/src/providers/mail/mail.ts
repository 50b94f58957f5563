/** A mail before it has a sender. */
export interface Mail {
  /** The address, already checked. */
  to: string
  subject: string
  text: string
  html: string
}
