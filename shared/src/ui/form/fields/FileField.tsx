import { FilePicker } from './FilePicker.tsx'
import { FormField, type FieldCommon } from './FormField.tsx'

export interface FileFieldProps extends FieldCommon {
  /** As the input's own accept: '.pdf,image/*'. */
  accept?: string
}

/** A file. Value: File | null. */
export function FileField({ accept, ...common }: FileFieldProps) {
  return (
    <FormField {...common}>
      {({ value, onChange, ...field }, ids) => (
        <FilePicker
          {...field}
          {...ids}
          accept={accept}
          disabled={common.disabled}
          files={value ? [value as File] : []}
          // «Cancel» in the browser's file dialog keeps the previous choice.
          onFiles={([file]) => file && onChange(file)}
        />
      )}
    </FormField>
  )
}
