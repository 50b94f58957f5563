import * as z from 'zod'
import { fillItems, type FillRequest } from './fill-items'

// zod looks whether it may compile code, and our content security policy reports the attempt.
z.config({ jitless: true })

addEventListener('message', ({ data }: MessageEvent<FillRequest>) => postMessage(fillItems(data)))
