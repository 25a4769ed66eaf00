import { IconButton } from '../button/IconButton'
import { IconMoon, IconSun } from '../icons'
import { textos } from '../ui.textos'
import { useColorMode } from './colorMode'

/** Turns the page dark, or light again: icon and name are those of what a press brings. */
export function ColorModeButton() {
  const { mode, setMode } = useColorMode()
  return mode === 'dark' ? (
    <IconButton label={textos.temaClaro} icon={<IconSun />} onClick={() => setMode('light')} />
  ) : (
    <IconButton label={textos.temaOscuro} icon={<IconMoon />} onClick={() => setMode('dark')} />
  )
}
