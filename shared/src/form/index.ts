/** The form's door: what the product uses of react-hook-form. */
export {
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
export type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
export { applyCampos } from './applyCampos'
export { useSettled } from './useSettled'
