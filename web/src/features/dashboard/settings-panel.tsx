/** A chunk of its own, since another room's door cannot be opened for one of its parts only. (B-DS-10) */
export { SettingsPage } from '../account'
