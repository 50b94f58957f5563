import { benchModel } from './model-runs'

/** `npm run bench:model`: how a language model writes under our rules. */
process.exitCode = await benchModel(process.argv.slice(2), process.env, console.log)
