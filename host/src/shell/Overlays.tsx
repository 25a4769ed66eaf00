import { AlertArea } from './AlertArea'
import { Loader } from './Loader'

/** The layers above every page. */
export const Overlays = () => (
  <>
    <AlertArea />
    <Loader />
  </>
)
