import { IconButton } from '../button/IconButton'
import { IconMoon, IconSun, IconSystem } from '../icons'
import { useColorMode } from '../theme/color-mode'
import { textos } from './shell.textos'

const next = { system: 'light', light: 'dark', dark: 'system' } as const
const icons = { system: <IconSystem />, light: <IconSun />, dark: <IconMoon /> }

/** Goes round: the system's mode, light, dark. */
export function ColorModeButton() {
  const { preference, setPreference } = useColorMode()
  return (
    <IconButton
      label={textos.tema[preference]}
      icon={icons[preference]}
      onClick={() => setPreference(next[preference])}
    />
  )
}
