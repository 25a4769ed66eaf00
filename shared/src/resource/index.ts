/** The resource's door: what every list, save and delete share. */
export { createAttempts, type Attempts } from './attempts.ts'
export { codec } from './codec.ts'
export { defineList } from './defineList.ts'
export { asksFirst } from './listAhead.ts'
export { listAddress, sameFilters } from './listAddress.ts'
export { EditPage, ReadPage, type ReadPageProps } from './ReadPage.tsx'
export { returnTo } from './lastQuestion.ts'
export { RecordFailure, type RecordFailureProps } from './RecordFailure.tsx'
export { RecordPage, type RecordPageProps } from './RecordPage.tsx'
export { empty, refuse } from './refuse.ts'
export type { Edit } from './useConflict.ts'
export type { DeletedRows as Deleted } from '../ui/list/index.ts'
export { deletedMember, deletion, useDeleted, type Eliminados } from './useDeleted.tsx'
export { useAllowed } from './useAllowed.ts'
export { useEdit, type EditOptions, type Editing } from './useEdit.ts'
export { useExport, type Export, type ExportPath } from './useExport.ts'
export { useLast } from '../ui/useLast.ts'
export { useList } from './useList.ts'
export { useLoad, type Ask, type Load, type LoadState } from './useLoad.ts'
export { useOneCall, type OneCall } from '../ui/useOneCall.ts'
export { useRead, useReadOnce, type Reading } from './useRead.ts'
export { useRemove, type Remove, type RemoveOptions } from './useRemove.ts'
export { useSave, type Save, type SaveOptions } from './useSave.ts'
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
} from './types.ts'
export { useUndo, type RestorePath } from './useUndo.ts'
export { useSelection, type SelectionOptions } from './useSelection.tsx'
export type { LoteAction, LoteDialogProps } from './lotes/types.ts'
export { useViews, type Views } from './useViews.tsx'
export { useUnsavedChanges, type UnsavedChanges } from './useUnsavedChanges.ts'
