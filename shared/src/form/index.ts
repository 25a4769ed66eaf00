/** The form's door: what the product uses of react-hook-form. */
export {
  Controller,
  FormProvider,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
export type {
  Control,
  DefaultValues,
  FieldError,
  FieldErrors,
  FieldPath,
  FieldValues,
  Path,
  SubmitErrorHandler,
  SubmitHandler,
  UseFormReturn,
} from 'react-hook-form'
export { applyCampos } from './applyCampos'
