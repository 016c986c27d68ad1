// The worker's own measure of memory: stops a run before V8's limit is near, where Node would
// have only 16 MB to end the worker in, less than one collection may need.
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Whether what is really in use exceeds the limit; garbage does not count. */
export function watchMemory(limitMb: number): () => boolean {
  const limit = limitMb * 2 ** 20;
  const isOver = (): boolean => getHeapStatistics().used_heap_size > limit;
  return () => {
    if (!isOver()) return false;
    collectGarbage();
    return isOver();
  };
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
