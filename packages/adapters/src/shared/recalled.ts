/** What came from memory is marked when it is handed out; what comes back marked is not taken for something new. */
export function withoutRecalled(text: string): string {
  // A mark that is not closed reaches to the end: rather too little is kept than too much.
  return text.replace(/<recalled-memory>[\s\S]*?(?:<\/recalled-memory>|$)/gi, '').trim()
}
