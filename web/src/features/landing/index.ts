export { LandingLinks } from './landing-links'
