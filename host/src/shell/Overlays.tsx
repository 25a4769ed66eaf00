import { AlertArea } from './AlertArea.tsx'
import { Loader } from './Loader.tsx'

/** The layers above every page. */
export const Overlays = () => (
  <>
    <AlertArea />
    <Loader />
  </>
)
