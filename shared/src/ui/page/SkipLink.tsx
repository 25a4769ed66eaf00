import { chakra } from '@chakra-ui/react'
import { textos } from '../ui.textos.ts'

/** The first stop of the Tab key: skips the navigation and goes to the element with the id `target`. */
export function SkipLink({ target }: { target: string }) {
  return (
    <chakra.a
      href={`#${target}`}
      data-no-print=""
      onClick={(event) => {
        // The router would take the hash for a new address.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="alert"
      px="4"
      py="2"
      borderRadius="md"
      bg="accent"
      color="accent.fg"
      fontWeight="medium"
      css={{ '&:not(:focus)': { transform: 'translateY(-200%)' } }}
    >
      {textos.saltar}
    </chakra.a>
  )
}
