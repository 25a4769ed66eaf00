export { SearchBoxOnDemand } from './SearchBoxOnDemand.tsx'
