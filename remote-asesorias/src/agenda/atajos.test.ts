import remote from '../../remote.json'
import { FLECHAS } from './cuadricula/Cita.tsx'

it('[E-20] the keys that remote.json tells the host are those of the agenda', () => {
  expect(remote.shortcuts.map(({ keys }) => keys)).toEqual([FLECHAS])
})
