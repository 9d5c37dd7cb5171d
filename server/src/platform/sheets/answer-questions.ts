import { PortalError } from '../http/portal-error.ts';

/** What a process says: a question's answer, or that it failed. */
export type Said = { value: unknown } | { failure: Pick<PortalError, 'code' | 'data' | 'message'> };

type Message<Order, Question> = { order: Order } | { question: Question };

/**
 * The other side of openProcess: `prepare` takes the order and gives what answers the questions. Each question is answered
 * before the next one is looked at.
 */
export function answerQuestions<Order, Question>(
  prepare: (order: Order) => Promise<(question: Question) => Promise<unknown>>,
): void {
  if (!process.send) throw new Error('this file is the start of a process');
  // Without the portal nobody wants the answers.
  process.on('disconnect', () => process.exit());
  let answer: (question: Question) => Promise<unknown> = () => Promise.reject(new Error('no order yet'));
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', (message: Message<Order, Question>) => {
    last = last.then(async () => {
      if ('question' in message) process.send?.(await said(() => answer(message.question)));
      else answer = await prepare(message.order);
    });
  });
}

async function said(answer: () => Promise<unknown>): Promise<Said> {
  try {
    return { value: await answer() };
  } catch (error) {
    if (error instanceof PortalError) return { failure: { code: error.code, data: error.data, message: '' } };
    return { failure: { code: 'INTERNAL', data: undefined, message: String(error) } };
  }
}
