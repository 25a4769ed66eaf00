import { chakra } from '@chakra-ui/react'
import { controlRecipe } from '../input/recipe'
import { FormField, type FieldCommon } from './FormField'

const StyledFile = chakra('input', controlRecipe)

export interface FileFieldProps extends FieldCommon {
  /** As the input's own accept: '.pdf,image/*'. */
  accept?: string
}

/** A file. Value: File | null. */
export function FileField({ accept, ...common }: FileFieldProps) {
  return (
    <FormField {...common}>
      {({ value: _value, onChange, ...field }, ids) => (
        <StyledFile
          {...field}
          {...ids}
          type="file"
          accept={accept}
          disabled={common.disabled}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          cursor="pointer"
          css={{
            '&::file-selector-button': {
              me: '3',
              border: 'none',
              borderRadius: 'sm',
              px: '3',
              py: '1',
              bg: 'status.neutra.bg',
              color: 'fg',
              font: 'inherit',
              fontSize: 'sm',
              fontWeight: 'medium',
              cursor: 'pointer',
            },
          }}
        />
      )}
    </FormField>
  )
}
