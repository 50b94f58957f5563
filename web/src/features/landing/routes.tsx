import type { RouteObject } from 'react-router'
import { LandingPage } from './landing-page'

export const landingRoutes: RouteObject[] = [{ path: '/', Component: LandingPage }]
