import { AlertArea } from '../notices/AlertArea.tsx'
import { Loader } from '../notices/Loader.tsx'

/** The layers above every page. */
export const Overlays = () => (
  <>
    <AlertArea />
    <Loader />
  </>
)
