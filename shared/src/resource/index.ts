/** The resource's door: what every list, save and delete share. */
export { createAttempts, type Attempts } from './record/save/attempts.ts'
export { codec } from './query/codec.ts'
export { asksFirst } from './list/ahead/listAhead.ts'
export { listAddress, sameFilters } from './query/listAddress.ts'
export { EditPage, ReadPage, type ReadPageProps } from './record/ReadPage.tsx'
export { returnTo } from './query/lastQuestion.ts'
export { RecordFailure, type RecordFailureProps } from './record/RecordFailure.tsx'
export { RecordPage, type RecordPageProps } from './record/RecordPage.tsx'
export { empty, refuse } from './record/save/refuse.ts'
export type { Edit } from './record/save/useConflict.ts'
export type { DeletedRows as Deleted } from '../ui/list/index.ts'
export { deletedMember, deletion, useDeleted, type Eliminados } from './list/useDeleted.tsx'
export { useAllowed } from './useAllowed.ts'
export { useEdit, type EditOptions, type Editing } from './record/save/useEdit.ts'
export { useExport, type Export, type ExportPath } from './list/useExport.ts'
export { useLast } from '../ui/hooks/useLast.ts'
export { defineList, useList } from './list/useList.ts'
export { useLoad, type Ask, type Load, type LoadState } from './record/useLoad.ts'
export { useOneCall, type OneCall } from '../ui/hooks/useOneCall.ts'
export { useRead, useReadOnce, type Reading } from './record/useRead.ts'
export { useRemove, type Remove, type RemoveOptions } from './record/useRemove.ts'
export { useSave, type Save, type SaveOptions } from './record/save/useSave.ts'
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
export { useUndo, type RestorePath } from './record/useUndo.ts'
export { useSelection, type SelectionOptions } from './list/useSelection.tsx'
export type { Elegidos, LoteAction, LoteDialogProps, OtherAction } from './lotes/types.ts'
export { useViews, type Views } from './views/useViews.tsx'
export { useVolver, type DeAntes, type ValorDeAntes, type Volver } from './record/volver/useVolver.ts'
export { DialogoVolver, VolverAlValor } from './record/volver/VolverAlValor.tsx'
export { useUnsavedChanges, type UnsavedChanges } from './record/save/useUnsavedChanges.ts'
