import { IconButton } from '../button/IconButton.tsx'
import { IconMoon, IconSun } from '../icons/index.ts'
import { textos } from '../ui.textos.ts'
import { useColorMode } from './colorMode.ts'

/** Switches between light and dark; icon and name show the mode that a press brings. */
export function ColorModeButton() {
  const { mode, setMode } = useColorMode()
  return mode === 'dark' ? (
    <IconButton label={textos.temaClaro} icon={<IconSun />} onClick={() => setMode('light')} />
  ) : (
    <IconButton label={textos.temaOscuro} icon={<IconMoon />} onClick={() => setMode('dark')} />
  )
}
