/** The form's door: the parts of react-hook-form that the product uses. */
export {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
export type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
export { applyCampos } from './applyCampos.ts'
export { useSettled } from './unread.ts'
