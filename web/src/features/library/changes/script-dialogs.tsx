import { lazyDialog } from '../../../ui'

const loaders = {
  view: () => import('../script-dialog'),
  scenes: () => import('../scenes/scene-viewer-dialog'),
  history: () => import('../history/version-history-dialog'),
  edit: () => import('../editing/edit-script-dialog'),
  folder: () => import('../folders/folder-picker-dialog'),
  board: () => import('../board/add-to-board'),
  results: () => import('../results/record-results-dialog'),
  delete: () => import('./delete-scripts-dialog'),
}
export const ScriptDialog = lazyDialog(async () => (await loaders.view()).ScriptDialog)
export const SceneViewerDialog = lazyDialog(async () => (await loaders.scenes()).SceneViewerDialog)
export const VersionHistoryDialog = lazyDialog(async () => (await loaders.history()).VersionHistoryDialog)
export const EditScriptDialog = lazyDialog(async () => (await loaders.edit()).EditScriptDialog)
export const FolderPickerDialog = lazyDialog(async () => (await loaders.folder()).FolderPickerDialog)
export const AddToBoardDialog = lazyDialog(async () => (await loaders.board()).AddToBoardDialog)
export const RecordResultsDialog = lazyDialog(async () => (await loaders.results()).RecordResultsDialog)
export const DeleteScriptsDialog = lazyDialog(async () => (await loaders.delete()).DeleteScriptsDialog)

/** Of a list of them: not prefetched with a script's menu. */
export const RecordManyDialog = lazyDialog(async () => (await import('../results/record-many-dialog')).RecordManyDialog)

export type ScriptAction =
  | 'view'
  | 'film'
  | 'edit'
  | 'quick-edit'
  | 'studio'
  | 'scenes'
  | 'history'
  | 'duplicate'
  | 'move'
  | 'board'
  | 'results'
  | 'results-many'
  | 'txt'
  | 'pdf'
  | 'delete'

/** What is opened from a menu is there by the time that somebody has read it. */
export function prefetchDialogs() {
  for (const load of Object.values(loaders)) void load().catch(() => undefined)
}
