### 玩家读到的每一句话。各语言使用相同的名称。

## 列举

list-more = { $first }、{ $second }
list-last = { $first }和 { $second }
nothing = 无

## 地点

location-tool-maker = 工具匠
    .at = 在工具匠处
    .to = 去工具匠处
location-hut = 小屋
    .at = 在小屋
    .to = 去小屋
location-field = 田地
    .at = 在田地
    .to = 去田地
location-hunt = 狩猎场
    .at = 在狩猎场
    .to = 去狩猎场
location-forest = 森林
    .at = 在森林
    .to = 去森林
location-clay-pit = 黏土坑
    .at = 在黏土坑
    .to = 去黏土坑
location-quarry = 采石场
    .at = 在采石场
    .to = 去采石场
location-river = 河流
    .at = 在河流
    .to = 去河流
location-card-1 = 文明卡 1
    .at = 在文明卡 1
    .to = 去文明卡 1
location-card-2 = 文明卡 2
    .at = 在文明卡 2
    .to = 去文明卡 2
location-card-3 = 文明卡 3
    .at = 在文明卡 3
    .to = 去文明卡 3
location-card-4 = 文明卡 4
    .at = 在文明卡 4
    .to = 去文明卡 4
location-building-1 = 建筑 1
    .at = 在建筑 1
    .to = 去建筑 1
location-building-2 = 建筑 2
    .at = 在建筑 2
    .to = 去建筑 2
location-building-3 = 建筑 3
    .at = 在建筑 3
    .to = 去建筑 3
location-building-4 = 建筑 4
    .at = 在建筑 4
    .to = 去建筑 4
location-igloo-1 = 冰屋 1
    .at = 在冰屋 1
    .to = 去冰屋 1
location-igloo-2 = 冰屋 2
    .at = 在冰屋 2
    .to = 去冰屋 2
location-igloo-3 = 冰屋 3
    .at = 在冰屋 3
    .to = 去冰屋 3
location-igloo-4 = 冰屋 4
    .at = 在冰屋 4
    .to = 去冰屋 4
location-animal = 野兽
    .at = 在野兽处
    .to = 去围堵野兽

gives-tool-maker = 一个工具
gives-hut = 新增一名族人，需 2 名
gives-field = 农业 +1
gives-hunt = 食物，人数不限

heading-village = 村庄
heading-gathering = 狩猎与采集
heading-card = 文明卡（卡 1 需 1 个资源，直到卡 4 需 4 个）
heading-building = 建筑
heading-igloo = 冰屋
heading-animal = 野兽

## 物品

resource-wood = 木头
resource-brick = 砖块
resource-stone = 石块
resource-gold = 金块
resource-food = 食物

good-wood = { $amount } 个木头
good-brick = { $amount } 个砖块
good-stone = { $amount } 个石块
good-gold = { $amount } 个金块
good-food = { $amount } 份食物

## 野兽

animal-polar-bear = 北极熊
animal-wild-boar = 野猪
animal-wolf = 狼
animal-raptor = 猛禽

## 卡牌与建筑

card = { $top }｜{ $bottom }
top-dice-for-all = 全员骰子
top-food = { $amount } 份食物
top-resource-by-dice = 掷 2 颗骰子换{ $resource }
top-points = { $amount } 分
top-tool = 一个工具
top-agriculture = 农业 +1
top-extra-card = 再暗抽一张卡
top-one-use-tool = 一次性工具 { $amount }
top-choose-resources = 任选两个资源（一次）

culture-healing = 医药
culture-art = 艺术
culture-writing = 文字
culture-pottery = 陶器
culture-time = 历法
culture-transport = 运输
culture-music = 音乐
culture-weaving = 纺织

profession-farmers = { $icons } 名农夫
profession-tool-makers = { $icons } 名工具匠
profession-hut-builders = { $icons } 名建屋者
profession-shamans = { $icons } 名萨满

price-fixed = { $price }，得 { $points } 分
price-of-kinds = 恰好 { $kinds } 种、共 { $number } 个资源
price-free = 任意 { $least } 到 { $most } 个资源

## 提问与回答

ask-place = 把族人派往哪里？
place-rings = { $name }（{ $rings } 个位置中空 { $free } 个）
place-animal = { $animal }（{ $rings } 个位置中空 { $free } 个）
place-thing = { $name }：{ $thing }
ask-figures = 派几名族人{ $to }？
figures-yield = { $figures } 名族人：平均 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个{ $good }
figures-yield-with-tools = { $figures } 名族人：平均 { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个{ $good }，用上全部工具 { NUMBER($with_tools, minimumFractionDigits: 1, maximumFractionDigits: 1) } 个

ask-resolve = 接下来执行哪个地点？
resolve-this = { $name }（{ $figures } 名族人）

ask-tools = 你掷出 { $dice }，合计 { $total }{ $penalty ->
    [0] 。
   *[other] ；野兽减去 { $penalty }。
}要加上哪些工具？
tools-give = { $goods }，{ $tools }
tool = 工具 { $value }
one-use-tool = 一次性工具 { $value }
no-tools = 不用工具

ask-pay = 用什么支付{ $name }（{ $thing }）？
ask-how-many = { $question }逐种选择资源：
ask-further = { $question }{ $chosen }……
pay = 支付
pay-extra-card = 支付，并多付一个金块换 { $points } 分
pay-extra-building = 支付，并多付一个石块保暖换 { $points } 分
pay-this = 支付 { $goods }{ $points ->
    [0] { "" }
   *[other] ，得 { $points } 分
}
pay-this-and-gold = { $label }，再付一个金块换 { $points } 分
pay-this-and-stone = { $label }，再付一个石块换 { $points } 分
decline = 放弃，把族人带回家
choose-resources = 使用卡牌：任选两个资源
choose-these = 使用卡牌：拿取 { $goods }

ask-die = 桌上的骰子：{ $dice }。你拿哪一颗？
take-die = { $face }：{ $face ->
    [1] 一个木头
    [2] 一个砖块
    [3] 一个石块
    [4] 一个金块
    [5] 一个工具
   *[other] 农业 +1
}

ask-reward = 你驱赶野兽掷出：{ $dice }。点数 { $face } 换什么？
reward-points = { $amount } 分
reward-food = { $amount } 份食物
reward-resources = 任选 { $amount } 个资源
reward-tools = { $amount } 个工具
reward-agriculture = 农业 +{ $amount }

ask-feed = 还缺 { $missing } 份食物。怎样养活族人？
feed = 用资源支付
feed-this = 支付 { $goods }
starve = 什么都不付，失去 { $points } 分

## 终端里的游戏

welcome = { $players } 人石器时代。真人玩家：{ $people }{ $others ->
    [0] 。
   *[other] ；其余 { $others } 位随机行动。
}
type-help = 输入数字进行选择，输入 ? 查看帮助。
hand-over = 轮到 { $player }。其他人请勿观看，按回车键继续。
prompt = { $player } >
help =
    数字          选择该行；一次输入多个，如 5 3，则依次选择
    行动          用记录的记谱法书写，如 forest*3
    0、back       返回上一个问题
    undo          收回你的上一步，只要之后没有翻开任何东西
    board         显示桌面
    log           本轮发生的事；log all：整局游戏
    save 文件名   把游戏存为记录
    quit          到此为止
    ?             显示本帮助
back-to = 返回
not-a-choice = 这里没有 { $answer }：请从 1 到 { $most } 中选择，或输入 ? 查看帮助。
taken-back = 已收回。
saved = 已保存到 { $file }。
save-where = 请说明保存到哪里，例如：save game.json
cannot-save = 无法写入 { $file }（{ $why }）。请换一个文件。
farewell = 再见。
thanks = 感谢参与。

## 为什么不行

illegal-not-in-play = 这不属于本局游戏。
illegal-already-there = 该玩家本轮已经去过那里。
illegal-full = 那里没有空位了。
illegal-village-closed = 不足四人时，村庄的三个地点每轮只能使用两个。
illegal-enough-players = 不足四人时，本轮不能再有其他玩家去那里。
illegal-too-few-figures = 家里的族人不够。
illegal-no-figure-there = 那里没有该玩家的族人。
illegal-no-such-tools = 没有这些工具，或者已经用过。
illegal-no-such-payment = 不能这样支付。
illegal-no-such-meal = 现在不能这样养活族人。
illegal-no-such-die = 没有这样的骰子。
illegal-no-such-reward = 这颗骰子没有这样的奖励。
illegal-dice-first = 必须先掷骰子。
illegal-game-over = 游戏已经结束。
illegal-no-placement = 现在是放置族人：请说出一个地点。
illegal-wrong-number-of-figures = 该地点的族人数量不对。
illegal-no-roll-awaited = 现在不掷骰子。
illegal-not-these-dice = 应掷的不是这些骰子。
illegal-no-such-action = 没有这样的行动。
illegal-not-your-turn = 现在轮到另一位玩家。
illegal-nothing-to-take-back = 没有可以收回的行动。

## 发生了什么

event-figures-placed = { $player } 派 { $figures } 名族人{ $at_to }。
event-phase-began = { $phase ->
    [using] 族人放置完毕：现在开始工作。
   *[feeding] 族人都已回家：现在用餐。
}
event-turn-began = 轮到 { $player } 行动。
event-location-chosen = { $player } { $at }开工。
event-figures-went-home = { $player } 从{ $at_name }带回 { $figures } 名族人。
event-dice-rolled = { $player } { $aim ->
    [food] 为食物
    [wood] 为木头
    [brick] 为砖块
    [stone] 为石块
    [gold] 为金块
    [dice-for-all] 为所有人
   *[reward] 为奖励
}掷出 { $dice }。
event-tools-used = { $player } 加上 { $tools ->
    [0] { "" }
   *[other] { $tools } 个工具
}{ $one_use ->
    [0] { "" }
   *[other] { $tools ->
        [0] { "" }
       *[other] 和{ " " }
    }{ $one_use } 个一次性工具
}。
event-goods-gathered = { $player } 带回 { $goods }（骰子 { $dice_pips }{ $tool_pips ->
    [0] { "" }
   *[other] ，工具 +{ $tool_pips }
}{ $penalty ->
    [0] { "" }
   *[other] ，野兽 −{ $penalty }
}）。
event-tool-gained = { $player } 获得工具：第 { $space } 格现为 { $value }。
event-figure-joined = { $player } 新增一名族人，现有 { $figures } 名。
event-agriculture-rose = { $player } 的农业升至 { $agriculture }。
event-nothing-gained = { $player } 一无所获：{ $what ->
    [tool] 工具无法再升级
    [figure] 没有更多族人
   *[agriculture] 农业已达上限
}。
event-food-gained = { $player } 获得 { $food } 份食物。
event-resources-gained = { $player } 获得 { $goods }。
event-points-scored = { $player } 得 { $points } 分。
event-one-use-tool-gained = { $player } 获得一次性工具 { $value }。
event-resource-choice-gained = { $player } 可在任意时候拿取一次两个资源。
event-resources-chosen = { $player } 使用卡牌，拿取 { $goods }。
event-card-taken = { $player } 支付 { $goods }拿走{ $at_name }（{ $card }）{ $gold_traded ->
    [yes] ，其中一个金块换得 { $points } 分
   *[no] { "" }
}。
event-card-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }（{ $card }）。
event-extra-card-taken = { $is_known ->
    [yes] { $player } 抽取牌库顶的卡：{ $card }。
   *[no] { $player } 暗抽牌库顶的一张卡。
}
event-extra-card-missed = { $player } 没有抽到卡：牌库已空。
event-die-taken = { $player } 拿走点数 { $face }。
event-building-taken = { $player } 支付 { $goods }{ $insulated ->
    [yes] （其中一个石块用于保暖）
   *[no] { "" }
}拿走{ $at_name }，得 { $points } 分。
event-building-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }（{ $building }）。
event-building-turned-up = { $at_name } 翻出新建筑：{ $building }。
event-stack-emptied = { $at_name } 的牌堆已空：这是最后一轮。
event-igloo-taken = { $player } 支付 { $goods }{ $insulated ->
    [yes] （其中一个石块用于保暖）
   *[no] { "" }
}拿走{ $at_name }，得 { $points } 分。
event-igloo-declined = { $player } { $by_choice ->
    [yes] 放弃
   *[no] 付不起
}{ $at_name }。
event-animal-surrounded = { $animal }被围住了：开始驱赶。
event-reward-taken = { $player } 用点数 { $face }{ $as_one ->
    [yes] （当作 1）
   *[no] { "" }
}换取：{ $reward ->
    [points] { $amount } 分
    [food] { $amount } 份食物
    [resources] { $amount } 个资源
    [tools] { $amount } 个工具
   *[agriculture] 农业 +{ $amount }
}。
event-animal-driven-off = { $animal }被赶走了。
event-food-harvested = { $player } 收获 { $food } 份食物。
event-food-eaten = { $player } 支付 { $food } 份食物{ $missing ->
    [0] { "" }
   *[other] ，还缺 { $missing } 份
}。
event-resources-eaten = { $player } 用 { $goods }养活其余族人。
event-starved = { $player } { $by_choice ->
    [yes] 让族人挨饿
   *[no] 养不活所有族人
}，失去 { $points } 分。
event-card-slid = 移到{ $at_name }：{ $card }。
event-card-turned-up = { $at_name } 翻出新卡：{ $card }。
event-animal-appeared = 牌库里出现了{ $animal }，在版图旁等候。
event-animal-became-active = 小心{ $animal }：每次掷骰减 { $penalty }。
event-tools-refreshed = { $player } 的工具全部恢复可用。
event-round-began = 第 { $round } 轮开始；起始玩家是 { $player }。
event-game-ended = 游戏结束：{ $cause ->
    [cards] 文明卡用完了
   *[buildings] 一个建筑牌堆已空
}。
event-extra-card-revealed = { $player } 亮出暗抽的卡：{ $card }。
event-final-scoring-done = { $player } 共 { $total } 分：游戏中 { $in_game }，文化 { $cultures } + { $repeated_cultures }，农夫 { $farmers }，工具匠 { $tool_makers }，建屋者 { $hut_builders }，萨满 { $shamans }，资源 { $resources }。
event-game-won = { $number ->
    [1] { $players } 获胜。
   *[other] { $players } 共享胜利。
}

## 记录

replay = { $players } 的一局游戏，共 { $moves } 步。
replay-start = 第 1 轮开始；起始玩家是 { $player }。
bad-record = { $place } 处：{ $reason }{ $detail }
bad-not-a-record = 这不是石器时代的游戏记录。
bad-not-json = 文件已损坏：无法作为 JSON 读取。
bad-not-utf-8 = 文件已损坏：不是文本。
bad-too-long = 文件太长，不可能是记录。
bad-too-deep = 文件不是记录：嵌套太深。
bad-named-twice = 这一项出现了两次。
bad-wrong-content = 这里不能是这样的内容。
bad-unknown-version = 未知的格式版本：更新的程序也许能读取。
bad-other-rules = 这局游戏使用了另一版规则。
bad-wrong-number-of-seats = 每位玩家必须各有一项。
bad-no-such-seat = 没有这个座位。
bad-unprintable = 名称必须是可读的文字。
bad-impossible-options = 用这些选项无法进行游戏。
bad-impossible-deal = 用这样的牌序无法开始游戏。
bad-face-down = 这个配件还是背面朝上，因此无法重演游戏。
bad-result-missing = 游戏已经结束，但记录没有结果。
bad-wrong-result = 结果与行动不符。
bad-not-over = 记录写有结果，但游戏尚未结束。
bad-digest-differs = 记录封存后被改动过：摘要不符。
bad-seed-differs = 这不是游戏开始前承诺的种子。
bad-unknown-heading = 未知的标题。
bad-wrong-label = 这一步属于另一轮、另一阶段或另一座位。
bad-unreadable = 这不是一步行动。
bad-not-from-the-deal = 游戏不是从发牌开始的。

finding-bad-record = { $place } 处有误：{ $found }
finding-legal = 每一步都合法，结果正确。
finding-unfinished = 每一步都合法；游戏尚未结束。
finding-face-down = 部分配件仍背面朝上，因此暂时无法检查行动。
finding-digest-matches = 记录的摘要正确。
finding-no-digest = 记录没有摘要。
finding-digest-differs = { $place } 处有误：记录封存后被改动过，摘要应为 { $expected }。
finding-no-fair-dice = 这局没有使用公平骰子，无法证明牌序和骰子从何而来。
finding-seed-secret = 种子仍然保密，游戏结束前无法验证牌序和骰子。
finding-seed-matches = 种子与游戏开始前的承诺一致。
finding-seed-differs = { $place } 处有误：这不是游戏开始前承诺的种子。
finding-deal-matches = 牌序由种子得出。
finding-deal-differs = { $place } 处有误：种子得出 { $expected }，记录为 { $found }。
finding-start-matches = 起始玩家由种子得出。
finding-start-named = 起始玩家由玩家们指定。
finding-start-differs = { $place } 处有误：种子得出座位 { $expected }，记录为座位 { $found }。
finding-rolls-match = 每次掷骰都由种子和之前的行动得出。
finding-roll-differs = { $place } 处有误：种子得出 { $expected }，记录为 { $found }。这些骰子或上次掷骰之后的某一步被改动过。
digest = 摘要：{ $digest }
verdict-fair = 全部得到证明：没有改动，骰子公平。
verdict-sound = 没有发现错误；记录里没有的内容无法证明。
verdict-wrong = 这份记录不可信。

cannot-read = 无法读取 { $file }（{ $why }）。请给出一份游戏记录，JSON 或记谱法均可。
no-such-move = 没有第 { $number } 步：请从 0 到 { $most } 中选择。
no-such-round = 没有第 { $number } 轮：请从 1 到 { $most } 中选择。
no-such-seat = 没有 { $number } 号座位：请从 1 到 { $most } 中选择。
too-many-people = { $people } 个人坐不下 { $players } 人桌：请减少真人或增加玩家数。

## 模拟

simulating = 进行中
simulation-speed = { $games } 局用时 { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } 秒（处理器时间）：每秒 { $games_per_second } 局、{ $decisions_per_second } 次决定，规则{ $compiled ->
    [yes] 已编译
   *[no] 解释执行
}。
simulation-length = 平均每局 { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } 轮、{ NUMBER($decisions, maximumFractionDigits: 0) } 次决定。
simulation-scores = 平均每位玩家 { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分，胜者 { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) } 分。
simulation-ends = 因文明卡用完而结束：{ $cards } 局；因建筑牌堆用空而结束：{ $buildings } 局。
