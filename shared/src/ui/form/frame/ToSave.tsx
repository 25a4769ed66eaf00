import { chakra } from '@chakra-ui/react'
import { textos } from '../form.textos.ts'

/**
 * After a section that is often all one fills in: skips the fields below, to the form's button. It is seen while it has the focus.
 */
export function ToSave() {
  return (
    <chakra.button
      type="button"
      data-no-print=""
      onClick={({ currentTarget }) =>
        currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
      }
      position="absolute"
      px="4"
      py="2"
      borderRadius="md"
      bg="accent"
      color="accent.fg"
      fontWeight="medium"
      css={{ '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' } }}
    >
      {textos.irAGuardar}
    </chakra.button>
  )
}
