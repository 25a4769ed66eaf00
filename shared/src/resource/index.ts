/** The resource's door: what every list, save and delete share. */
export { createAttempts, type Attempts } from './attempts'
export { codec } from './codec'
export { defineList } from './defineList'
export { asksFirst } from './listAhead'
export { listAddress, sameFilters } from './listAddress'
export { EditPage, ReadPage, type ReadPageProps } from './ReadPage'
export { returnTo } from './lastQuestion'
export { RecordFailure, type RecordFailureProps } from './RecordFailure'
export { RecordPage, type RecordPageProps } from './RecordPage'
export { empty, refuse } from './refuse'
export type { Edit } from './useConflict'
export type { DeletedRows as Deleted } from '../ui/list'
export { deletedMember, deletion, useDeleted, type Eliminados } from './useDeleted'
export { useAllowed } from './useAllowed'
export { useEdit, type EditOptions, type Editing } from './useEdit'
export { useExport, type Export, type ExportPath } from './useExport'
export { useLast } from '../ui/useLast'
export { useList } from './useList'
export { useLoad, type Ask, type Load, type LoadState } from './useLoad'
export { useOneCall, type OneCall } from '../ui/useOneCall'
export { useRead, useReadOnce, type Reading } from './useRead'
export { useRemove, type Remove, type RemoveOptions } from './useRemove'
export { useSave, type Save, type SaveOptions } from './useSave'
export type {
  Codec,
  Direccion,
  List,
  ListAction,
  ListDefinition,
  ListQuery,
  ListState,
  PageAnswer,
  PageRequest,
} from './types'
export { useUndo, type RestorePath } from './useUndo'
export { useSelection, type SelectionOptions } from './useSelection'
export type { LoteAction, LoteDialogProps } from './lotes/types'
export { useViews, type Views } from './useViews'
export { useUnsavedChanges, type UnsavedChanges } from './useUnsavedChanges'
