/** Converts an instant from PostgreSQL's text, which Drizzle leaves unparsed, to ISO 8601 in UTC. */
export const isoInstant = (text: string): string => new Date(text).toISOString()
