// What moves before somebody's eyes: the story waits for its end, but not for ever.

/** So much longer than its beat an event is told at most. */
export const LONGEST_WAIT = 2500;

export const motion = { ends: null as Promise<unknown> | null };

/** Does something after a while, and after what moves by then has come to rest; gives back how to call it off. */
export function afterMotion(ms: number, then: () => void): () => void {
  let called = false;
  const off = () => ((called = true), clearTimeout(timer));
  const go = () => {
    if (called) return;
    off();
    then();
  };
  let timer = setTimeout(() => {
    if (!motion.ends) return go();
    timer = setTimeout(go, LONGEST_WAIT);
    void motion.ends.then(go);
  }, ms);
  return off;
}
