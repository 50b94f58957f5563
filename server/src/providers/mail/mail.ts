/** A mail before it has a sender. */
export interface Mail {
  /** The address, already checked. */
  to: string
  subject: string
  text: string
  html: string
  /** For the headers that let mail programs show a button for it. (RFC 8058) */
  unsubscribeLink?: string
}
