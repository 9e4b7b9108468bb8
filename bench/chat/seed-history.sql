-- Ten thousand conversations of one person ($PERSON), a hundred messages in each: a million in all, over five years.
-- Some words stand in nearly every conversation, fifty thousand others in a few messages each.
-- Rows go in without the indexes that are only read, which are made again afterwards as they were.
CREATE TEMPORARY TABLE made AS SELECT indexname, indexdef FROM pg_indexes
  WHERE tablename = 'chat_messages' AND indexdef NOT LIKE '%UNIQUE%';
DO $$ DECLARE name text; BEGIN FOR name IN SELECT indexname FROM made LOOP EXECUTE format('DROP INDEX %I', name); END LOOP; END $$;

INSERT INTO conversations (id, user_id, title, created_at, updated_at, pinned_at)
SELECT 'past-conversation-' || n, $PERSON, (ARRAY['Promotion talk', 'Board meeting', 'A hard conversation', 'Delegating more', 'My next role'])[1 + n % 5] || ' ' || n,
  at, at + interval '1 hour', CASE WHEN n % 2000 = 0 THEN at END
FROM (SELECT n, now() - make_interval(mins => 262 * (10000 - n) + 120) AS at FROM generate_series(1, 10000) AS n) AS talk;

INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, created_at)
SELECT 'past-message-' || n, 'past-conversation-' || (n - 1) / 100 + 1, $PERSON, CASE WHEN n % 2 = 1 THEN 'user' ELSE 'assistant' END,
  format('%s I said to my %s that the %s matters more than topic%s, and then %s asked what topic%s has to do with it. We left it there, and I keep thinking about %s.',
    (ARRAY['Yesterday', 'This morning', 'Last week', 'In the meeting', 'On the way home'])[1 + (random() * 4)::int],
    (ARRAY['manager', 'team', 'board', 'colleague', 'client', 'mentor'])[1 + (random() * 5)::int],
    (ARRAY['promotion', 'deadline', 'budget', 'strategy', 'decision', 'feedback', 'reorganisation'])[1 + (random() * 6)::int],
    (random() * 50000)::int,
    (ARRAY['Maria', 'Tom', 'Priya', 'Sven', 'Ana'])[1 + (random() * 4)::int],
    (random() * 50000)::int,
    (ARRAY['trust', 'time', 'visibility', 'pay', 'sleep', 'the long run'])[1 + (random() * 5)::int]),
  'complete', CASE WHEN n % 100 = 1 THEN NULL ELSE 'past-message-' || n - 1 END, now() - make_interval(secs => (1000000 - n) * 157)
FROM generate_series(1, 1000000) AS n;

DO $$ DECLARE definition text; BEGIN FOR definition IN SELECT indexdef FROM made LOOP EXECUTE definition; END LOOP; END $$;

ANALYZE conversations, chat_messages;
