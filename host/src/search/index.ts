export { SearchBoxOnDemand } from './SearchBoxOnDemand'
