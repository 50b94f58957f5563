import { answerInThread } from '../../../platform/thread-answers'
import { readFile, type FileToRead } from './read-file'
import { readRows, type RowsToRead } from './read-rows'

/** The thread in which files of figures are read, and their rows understood. */
answerInThread((request: FileToRead | RowsToRead) => ('folder' in request ? readFile(request) : readRows(request)))
