import { AlertArea } from './AlertArea'
import { Loader } from './Loader'

/** What stands over every page. */
export const Overlays = () => (
  <>
    <AlertArea />
    <Loader />
  </>
)
