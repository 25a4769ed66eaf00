import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { entryRecipe } from './entry.recipe.ts'
import type { NavEntry } from './nav.types.ts'

const StyledLink = chakra(NavLink, entryRecipe)
const StyledButton = chakra('button', entryRecipe)

/** One entry; the router marks the current one with aria-current. */
export function NavLeaf({ entry, onChosen }: { entry: NavEntry; onChosen(): void }) {
  if ('to' in entry) {
    return (
      <StyledLink to={entry.to} onClick={onChosen}>
        {entry.label}
      </StyledLink>
    )
  }
  const choose = () => {
    onChosen()
    entry.onSelect()
  }
  return (
    <StyledButton type="button" onClick={choose}>
      {entry.label}
    </StyledButton>
  )
}
