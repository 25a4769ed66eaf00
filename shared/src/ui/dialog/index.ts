/** Dialogs: static backdrop, centred; none can be closed while a request is under way. */
export { Dialog, type DialogProps } from './Dialog'
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
export { ConflictDialog, type ConflictDialogProps, type ConflictField } from './ConflictDialog'
export { FilterDialog, type FilterDialogProps, type FilterableList } from './FilterDialog'
export { FormButtons } from '../form/FormButtons'
export { FormDialog, type FormDialogProps } from './FormDialog'
export { RemoveConfirm, type RemoveConfirmProps, type RemoveTexts } from './RemoveConfirm'
export { UnsavedChangesDialog, type UnsavedChangesDialogProps } from './UnsavedChangesDialog'
