/** What is awaited from a process; rejects if the process ends first. */
export const unlessEnded = <Result>(
  awaited: Promise<Result>,
  ended: Promise<unknown>,
  message: string,
): Promise<Result> =>
  Promise.race([
    awaited,
    ended.then(() => {
      throw new Error(message);
    }),
  ]);
