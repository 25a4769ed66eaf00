import { chakra } from '@chakra-ui/react'
import { controlRecipe } from '../../input/recipe.ts'
import { FormField, type FieldCommon } from './FormField.tsx'

const StyledTextArea = chakra('textarea', controlRecipe)

export interface TextAreaFieldProps extends FieldCommon {
  rows?: number
  maxLength?: number
}

/** Several lines of text. Value: string. */
export function TextAreaField({ rows = 4, ...common }: TextAreaFieldProps) {
  return (
    <FormField {...common}>
      {(field, ids) => (
        <StyledTextArea
          {...field}
          {...ids}
          value={field.value ?? ''}
          rows={rows}
          disabled={common.disabled}
          resize="vertical"
        />
      )}
    </FormField>
  )
}
