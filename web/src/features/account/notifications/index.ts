export { NotificationBell } from './notification-bell'
export { addNotification, clearNotifications, type NewNotification, removeNotification } from './store'
