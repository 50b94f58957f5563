/** Where a view of figures stands, when that is a tab of the dashboard; a page has none of it. */
export interface MarketPlace {
  /** Shows the studio, which finds in the session what it shall begin with. */
  showStudio: () => void
}
