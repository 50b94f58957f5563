/** The bell of both shells. (A-SH-14, OP-17) */
export function NotificationBell() {
  return null
}
