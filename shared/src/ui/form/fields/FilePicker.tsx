import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { buttonRecipe } from '../../button/recipes.ts'
import { IconUpload } from '../../icons/index.ts'
import type { ControlIds } from '../../input/Field.tsx'
import { textos } from '../form.textos.ts'

const ButtonLabel = chakra('label', buttonRecipe)

export interface FilePickerProps extends ControlIds {
  /** The chosen file; its name appears beside the button. */
  files: File[]
  onFiles(files: File[]): void
  onBlur?(): void
  name?: string
  multiple?: boolean
  /** As the input's own: '.pdf,image/*'. */
  accept?: string | undefined
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement>
}

/** A file input with our own texts: the browser's would be in the browser's language. */
export function FilePicker({
  files,
  onFiles,
  multiple = false,
  disabled = false,
  ...input
}: FilePickerProps) {
  const [first] = files
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minWidth="0">
      <ButtonLabel
        htmlFor={input.id}
        size="sm"
        aria-disabled={disabled || undefined}
        opacity={disabled ? '0.55' : undefined}
        _focusWithin={{ outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }}
      >
        <IconUpload size={16} />
        {multiple ? textos.elegirArchivos : textos.elegirArchivo}
        <chakra.input
          {...input}
          type="file"
          multiple={multiple}
          disabled={disabled}
          srOnly
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            // Lets the person choose the same file again after removing it.
            event.target.value = ''
          }}
        />
      </ButtonLabel>
      {!multiple && (
        <chakra.span fontSize="sm" color="fg.muted" overflowWrap="anywhere" minWidth="0">
          {first ? first.name : textos.sinArchivo}
        </chakra.span>
      )}
    </chakra.div>
  )
}
