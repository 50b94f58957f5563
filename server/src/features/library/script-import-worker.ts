import { answerInThread } from '../../platform/thread-answers'
import { readKnownQuestion, readScriptImport, type ImportBody } from './read-import'

/** The thread in which bodies of imports are read: megabytes of JSON, and rules for each value in them. */
answerInThread(({ body, kind }: ImportBody) => (kind === 'import' ? readScriptImport(body) : readKnownQuestion(body)))
